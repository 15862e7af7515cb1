-- Drives a real Neovim: what the service answers reaches the buffer. Run by tests/scripts/editor_neovim.sh in a folder with
-- base.kou and mine.kou.
local failed = false
local function check(what, holds, more)
  if not holds then
    failed = true
    io.stderr:write("FAILED: " .. what .. (more and (": " .. tostring(more)) or "") .. "\n")
  end
end
local function wait(what, holds)
  check(what, vim.wait(20000, holds, 20))
end
local function done()
  vim.cmd(failed and "cquit 1" or "qall!")
end

local ok, problem = pcall(function()
  require("kaikou").setup({ cmd = { vim.env.KOU, "lsp" }, language = "en" })
  vim.cmd("edit mine.kou")
  local buffer = vim.api.nvim_get_current_buf()
  check("the file type", vim.bo.filetype == "kou", vim.bo.filetype)
  wait("the client starts", function() return next(vim.lsp.buf_get_clients(buffer)) ~= nil end)
  wait("a mistake is told", function() return #vim.diagnostic.get(buffer) == 1 end)
  local one = vim.diagnostic.get(buffer)[1] or {}
  check("it is where the name is, counted in characters", one.lnum == 2 and one.col == 8 and one.end_col == 14, vim.inspect(one))

  -- Mended by typing: Neovim sends the edit as a range.
  vim.api.nvim_buf_set_text(buffer, 2, 8, 2, 14, { "底分" })
  wait("the mistake is gone", function() return #vim.diagnostic.get(buffer) == 0 end)

  local function ask(method, params)
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000) or {}
    for _, answer in pairs(answers) do return answer.result end
  end
  local function at(line, column)
    vim.api.nvim_win_set_cursor(0, { line + 1, column })
    return vim.lsp.util.make_position_params(0, "utf-16")
  end
  local hover = ask("textDocument/hover", at(2, 9))
  check("hover", hover and hover.contents.value:find("base points"), vim.inspect(hover))
  local definition = ask("textDocument/definition", at(2, 9))
  check("definition", definition and definition[1] and definition[1].uri:find("base%.kou"), vim.inspect(definition))
  local items = ask("textDocument/completion", at(2, 8))
  local labels = {}
  for _, item in ipairs(items and items.items or {}) do labels[item.label] = true end
  check("completion", labels["封顶"] and labels["底分"])

  -- Rename goes through two files.
  local params = at(2, 9)
  params.newName = "起分"
  local edit = ask("textDocument/rename", params)
  check("rename", edit ~= nil)
  if edit then vim.lsp.util.apply_workspace_edit(edit, "utf-16") end
  check("this file is renamed", vim.api.nvim_buf_get_lines(buffer, 2, 3, false)[1] == "default 起分   = 2", vim.api.nvim_buf_get_lines(buffer, 2, 3, false)[1])
  local other = vim.fn.bufnr("base.kou")
  check("so is the other", other > 0 and vim.api.nvim_buf_get_lines(other, 2, 3, false)[1]:find("起分") ~= nil)

  local edits = ask("textDocument/formatting", { textDocument = vim.lsp.util.make_text_document_params(), options = { tabSize = 2, insertSpaces = true } })
  if edits then vim.lsp.util.apply_text_edits(edits, buffer, "utf-16") end
  check("formatting", vim.api.nvim_buf_get_lines(buffer, 3, 4, false)[1] == "default 封顶 = 200", vim.api.nvim_buf_get_lines(buffer, 3, 4, false)[1])
  local outline = ask("textDocument/documentSymbol", { textDocument = vim.lsp.util.make_text_document_params() })
  check("outline", outline and #outline == 2, outline and #outline)
end)
check("the script ran to its end", ok, problem)
done()

-- Kaikou in Neovim (0.7 or later): require("kaikou").setup()
--
-- cmd: the program, { "kou", "lsp" } by default. language: "zh" or "en"; by default that of the environment.
-- on_attach: called with the client and the buffer, for keys of your own.
local M = {}

local function root_of(file)
  -- The folder of a project: the nearest that holds .git, else that of the file.
  local found = vim.fn.finddir(".git", vim.fn.fnamemodify(file, ":p:h") .. ";")
  return found ~= "" and vim.fn.fnamemodify(found, ":p:h:h") or vim.fn.fnamemodify(file, ":p:h")
end

function M.setup(options)
  options = options or {}
  local clients = {} -- by project
  local group = vim.api.nvim_create_augroup("kaikou", { clear = true })
  vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, { group = group, pattern = "*.kou", command = "setfiletype kou" })
  M.attach = function(buffer)
    local root = root_of(vim.api.nvim_buf_get_name(buffer))
    local id = clients[root]
    if not id or not vim.lsp.get_client_by_id(id) then
      id = vim.lsp.start_client({
        name = "kaikou",
        cmd = options.cmd or { "kou", "lsp" },
        root_dir = root,
        workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
        init_options = { language = options.language },
        on_attach = options.on_attach,
      })
      clients[root] = id
    end
    if id then vim.lsp.buf_attach_client(buffer, id) end
    vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
    vim.bo[buffer].commentstring = "// %s"
  end
  vim.api.nvim_create_autocmd("FileType", { group = group, pattern = "kou", callback = function(event) M.attach(event.buf) end })
end

return M

// The extension: starts `kou lsp` and speaks with it. Everything that knows rules is in the service.
"use strict";
const fs = require("fs");
const path = require("path");
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

/// The program: as configured, else the one of the workspace, else the one on the PATH.
function program() {
  const configured = vscode.workspace.getConfiguration("kaikou").get("path");
  if (configured) return configured;
  // A workspace that is not trusted does not choose what is run.
  if (vscode.workspace.isTrusted) {
    for (const folder of vscode.workspace.workspaceFolders || []) {
      const own = path.join(folder.uri.fsPath, "kou");
      if (fs.existsSync(own) && fs.statSync(own).isFile()) return own;
    }
  }
  return "kou";
}

function language() {
  const configured = vscode.workspace.getConfiguration("kaikou").get("language");
  return configured === "auto" ? vscode.env.language : configured;
}

async function start() {
  const command = program();
  const server = { command, args: ["lsp"], transport: TransportKind.stdio };
  client = new LanguageClient("kaikou", "Kaikou", { run: server, debug: server }, {
    documentSelector: [{ language: "kou" }, { language: "yaml", pattern: "**/houses/*.{yaml,yml}" }],
    initializationOptions: { language: language() },
    synchronize: {
      configurationSection: "kaikou",
      fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{kou,yaml,yml}"),
    },
    middleware: {
      // A lens runs its example through the service, and the outcome is shown.
      executeCommand: async (name, args, next) => {
        const outcome = await next(name, args);
        const failed = ((outcome && outcome.results) || []).filter((one) => !one.passed);
        if (failed.length > 0) client.outputChannel.appendLine(failed.map((one) => one.differences.join("\n") + "\n" + one.explanation).join("\n"));
        return outcome;
      },
    },
  });
  try {
    await client.start();
  } catch (error) {
    const chinese = language().startsWith("zh");
    const text = chinese ? `启动不了 ${command} lsp：请在设置 kaikou.path 里写 kou 的路径。` : `${command} lsp cannot be started: set kaikou.path to the program kou.`;
    vscode.window.showErrorMessage(`${text} (${error && error.message ? error.message : error})`);
  }
}

async function stop() {
  if (client) await client.stop().catch(() => {});
  client = undefined;
}

exports.activate = async (context) => {
  context.subscriptions.push(vscode.commands.registerCommand("kaikou.restart", async () => {
    await stop();
    await start();
  }));
  context.subscriptions.push(vscode.workspace.onDidChangeConfiguration(async (change) => {
    if (!change.affectsConfiguration("kaikou.path") && !change.affectsConfiguration("kaikou.language")) return;
    await stop();
    await start();
  }));
  await start();
};
exports.deactivate = stop;

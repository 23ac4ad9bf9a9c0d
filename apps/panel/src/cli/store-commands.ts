import type { Command } from "commander";
import { withDatabase } from "./open-for-command.js";
import { activateStore, createStore, readStoreFromFile, writeStoreFile } from "./stores.js";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Adds the commands that manage stores. */
export function addStoreCommands(program: Command): void {
  const store = program
    .command("store")
    .description("manages stores: create, import, export, open, deactivate");
  store
    .command("create")
    .description("creates an empty store, a draft that customers do not see")
    .argument("<name>", "its name in English")
    .argument("<arabic>", "its name in Arabic")
    .action((en: string, ar: string) =>
      withDatabase(({ database }) => createStore(database.db, { en, ar }, say)),
    );
  store
    .command("import")
    .description("creates a draft of a file: texts, hours, fees, and the menu with its pictures")
    .argument("<file>", "a JSON file that `store export` or a person wrote")
    .option("--owner <email>", "the verified account that owns the store")
    .addHelpText("after", "\ndocs/operating.md has an example. Pictures may be paths beside the file.")
    .action((file: string, options: { owner?: string }) =>
      withDatabase((open) => readStoreFromFile(open, { file, owner: options.owner ?? null }, say)),
    );
  store
    .command("export")
    .description("writes a store with its menu and pictures into one JSON file")
    .argument("<store>", "the store's id")
    .argument("<file>", "a file that does not exist yet, such as my-store.json")
    .action((id: string, file: string) => withDatabase((open) => writeStoreFile(open, { id, file }, say)));
  store
    .command("open")
    .description("shows a draft or a deactivated store to customers, once nothing is missing")
    .argument("<store>", "the store's id")
    .action((id: string) => withDatabase(({ database }) => activateStore(database.db, id, true, say)));
  store
    .command("deactivate")
    .description("takes a store out of the shop: it is not listed and takes no orders")
    .argument("<store>", "the store's id")
    .option("--undo", "takes it back in")
    .action((id: string, options: { undo?: true }) =>
      withDatabase(({ database }) => activateStore(database.db, id, options.undo === true, say)),
    );
}

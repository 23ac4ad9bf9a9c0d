import { Command, CommanderError, InvalidArgumentError } from "commander";
import { ConfigError, readConfig } from "../config.js";
import { describeError } from "../log.js";
import { DatabaseUnusable } from "../db/open-server.js";
import { DataFolderInUse } from "../db/data-lock.js";
import { backUp } from "./backup.js";
import { restore } from "./restore.js";
import { OperatorError } from "./operator-error.js";
import { withDatabase } from "./open-for-command.js";
import { seedLarge } from "../seed/seed-large.js";
import { seedDoha } from "../seed/seed-doha.js";
import { join } from "node:path";
import { progressBar } from "./progress.js";
import { migrateDatabase, migrationStatus } from "./migrations.js";
import { blockUser, createUser, listUsers, setPassword, setRole, setStaff } from "./users.js";

const say = (line: string) => void process.stdout.write(`${line}\n`);

function wholeNumber(text: string): number {
  const value = Number(text.replaceAll("_", ""));
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError("It must be a whole number of at least 1.");
  return value;
}

/** The command line for operators: `npm run panel -- --help`. It reads the same environment as the panel. */
function commands(): Command {
  const program = new Command("panel")
    .description(
      "Looks after a panel's data. It uses the database that DATABASE_URL or PANEL_DATA_DIR names.",
    )
    .showHelpAfterError("(add --help for what there is)")
    .exitOverride();

  program
    .command("backup")
    .description("writes everything in the database, uploads and pictures into one compressed file")
    .argument("<file>", "a file that does not exist yet, such as talabee.backup")
    .option("--no-files", "without uploads and pictures")
    .addHelpText(
      "after",
      "\nOn PostgreSQL the panel may go on meanwhile: the backup is the database at one moment.\nThe embedded database belongs to one process: stop the panel first.",
    )
    .action((file: string, options: { files: boolean }) =>
      withDatabase((open) => backUp(open, file, { withFiles: options.files, say })),
    );

  program
    .command("restore")
    .description("reads a backup into an empty database, of either kind, and checks it")
    .argument("<file>", "what `backup` wrote")
    .option("--replace", "set an embedded database that has data aside under another name")
    .addHelpText(
      "after",
      "\nOn PostgreSQL make a new database for it. A backup of an older release is brought up to date.",
    )
    .action((file: string, options: { replace?: true }) =>
      restore(readConfig(process.env), file, { replace: options.replace === true, say }),
    );

  program
    .command("seed")
    .description("fills an empty database: with the stores of Doha, or with as many as you say")
    .option("--vendors <number>", "stores to make", wholeNumber)
    .option("--products <number>", "products to make, shared out among the stores", wholeNumber)
    .action((options: { vendors?: number; products?: number }) =>
      withDatabase(async ({ database, config }) => {
        await database.migrate();
        if (options.vendors === undefined && options.products === undefined) {
          await seedDoha(database.db, join(config.dataDir, "media"), say);
          return;
        }
        const vendors = options.vendors ?? Math.max(1, Math.round((options.products ?? 0) / 100));
        const products = options.products ?? vendors * 100;
        if (products < vendors) throw new OperatorError("There must be at least as many products as stores.");
        const bar = progressBar("products", products);
        const result = await seedLarge(database, {
          vendors,
          products,
          now: new Date(),
          onProgress: (done) => bar.update(done),
        });
        bar.stop();
        if (result === null)
          throw new OperatorError("The database has stores already; this is for an empty one.");
        say(
          `Made ${result.vendors} stores and ${result.products} products in ${result.seconds.toFixed(0)} s: ` +
            `${Math.round(result.products / result.seconds)} products a second, at most ${result.peakMegabytes} MB of memory`,
        );
      }),
    );

  program
    .command("migrate")
    .description("brings the tables up to date, as every start of the panel does")
    .option("--status", "only say which migrations are missing; ends with 1 when some are")
    .action((options: { status?: true }) =>
      withDatabase(async ({ database }) => {
        if (options.status === true) process.exitCode = (await migrationStatus(database, say)) ? 0 : 1;
        else await migrateDatabase(database, say);
      }),
    );

  const user = program
    .command("user")
    .description("accounts: make, list, block them, give them roles and stores");
  user
    .command("list")
    .description("lists accounts, newest first")
    .option("--role <role>", "user, admin or super_admin")
    .option("--search <text>", "part of an e-mail address or name")
    .option("--limit <number>", "how many at most", wholeNumber, 50)
    .option("--json", "one JSON object a line")
    .action((options: { role?: string; search?: string; limit: number; json?: true }) =>
      withDatabase(({ database }) => listUsers(database.db, options, say)),
    );
  user
    .command("create")
    .description("makes an account whose address counts as verified")
    .argument("<email>")
    .requiredOption("--first-name <name>")
    .requiredOption("--last-name <name>")
    .option("--role <role>", "user, admin or super_admin", "user")
    .option(
      "--password-stdin",
      "read the password from standard input; otherwise one is drawn and shown once",
    )
    .action(
      (email: string, options: { firstName: string; lastName: string; role: string; passwordStdin?: true }) =>
        withDatabase(({ database }) => createUser(database.db, email, options, say)),
    );
  user
    .command("role")
    .description("gives an account another role")
    .argument("<email>")
    .argument("<role>", "user, admin or super_admin")
    .action((email: string, role: string) =>
      withDatabase(({ database }) => setRole(database.db, email, role, say)),
    );
  user
    .command("block")
    .description("shuts an account and ends its sessions")
    .argument("<email>")
    .option("--undo", "open it again")
    .action((email: string, options: { undo?: true }) =>
      withDatabase(({ database }) => blockUser(database.db, email, options.undo !== true, say)),
    );
  user
    .command("staff")
    .description("lets an account act for a store")
    .argument("<email>")
    .argument("<store>", "the store's id")
    .option("--remove", "no longer")
    .action((email: string, store: string, options: { remove?: true }) =>
      withDatabase(({ database }) => setStaff(database.db, email, store, options.remove !== true, say)),
    );
  user
    .command("password")
    .description("sets another password and ends all sessions of the account")
    .argument("<email>")
    .option("--password-stdin", "read it from standard input; otherwise one is drawn and shown once")
    .action((email: string, options: { passwordStdin?: true }) =>
      withDatabase(({ database }) => setPassword(database.db, email, options, say)),
    );
  return program;
}

try {
  await commands().parseAsync();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof CommanderError) {
    // Commander has said it; help that was asked for is no failure.
    process.exitCode = error.exitCode;
  } else if (
    error instanceof OperatorError ||
    error instanceof ConfigError ||
    error instanceof DataFolderInUse ||
    error instanceof DatabaseUnusable
  ) {
    process.stderr.write(`✗ ${error.message}\n`);
  } else {
    process.stderr.write(`✗ ${describeError(error)}\n`);
  }
}

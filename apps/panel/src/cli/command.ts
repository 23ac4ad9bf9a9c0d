import { STORE_ROLES } from "@talabee/domain";
import { Command, CommanderError, InvalidArgumentError } from "commander";
import { ConfigError } from "../config-error.js";
import { readConfig } from "../config.js";
import { describeError } from "../log.js";
import { DatabaseUnusable } from "../db/database-unusable.js";
import { DataFolderInUse } from "../db/data-lock.js";
import { sqlState } from "../db/sql-state.js";
import { backUp } from "./backup.js";
import { restore } from "./restore.js";
import { OperatorError } from "./operator-error.js";
import { withDatabase } from "./open-for-command.js";
import { seedLarge } from "../seed/seed-large.js";
import { seedDemo } from "../seed/seed-demo.js";
import { progressBar } from "./progress.js";
import { migrateDatabase, migrationStatus } from "./migrations.js";
import { listDeadLetters, settleDeadLetters } from "./dead-letters.js";
import { ACCOUNT_ROLES } from "../db/schema.js";
import { addStoreCommands } from "./store-commands.js";
import {
  blockUser,
  createUser,
  listUsers,
  removeSecondFactor,
  setPassword,
  setRole,
  setStaff,
} from "./users.js";

/** What a database answers that was never migrated. */
const UNDEFINED_TABLE = "42P01";

const say = (line: string) => void process.stdout.write(`${line}\n`);

function wholeNumber(text: string): number {
  const value = Number(text.replaceAll("_", ""));
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError("Must be a whole number of at least 1.");
  return value;
}

/** Command line for operators: `npm run panel -- --help`. It reads the same environment variables as the server. */
function commands(): Command {
  const program = new Command("panel")
    .description("Manages the data of a panel, in the database that DATABASE_URL or PANEL_DATA_DIR names.")
    .showHelpAfterError("(add --help for usage)")
    .exitOverride();

  program
    .command("backup")
    .description("writes the database, uploads and pictures into one compressed file")
    .argument("<file>", "a file that does not exist yet, such as talabee.backup")
    .option("--no-files", "without uploads and pictures")
    .addHelpText(
      "after",
      "\nOn PostgreSQL the panel can keep running: the backup is a consistent snapshot.\nThe embedded database is locked by one process: stop the panel first.",
    )
    .action((file: string, options: { files: boolean }) =>
      withDatabase((open) => backUp(open, file, { withFiles: options.files, say })),
    );

  program
    .command("restore")
    .description("restores a backup into an empty database of either kind, and verifies it")
    .argument("<file>", "a file written by `backup`")
    .option("--replace", "rename an existing embedded database")
    .addHelpText(
      "after",
      "\nOn PostgreSQL, create a new database for it. A backup of an older release is migrated.",
    )
    .action((file: string, options: { replace?: true }) =>
      restore(readConfig(process.env), file, { replace: options.replace === true, say }),
    );

  program
    .command("seed")
    .description("seeds an empty database with the demo's stores, or with a number of generated stores")
    .option("--vendors <number>", "number of stores", wholeNumber)
    .option("--products <number>", "number of products in total", wholeNumber)
    .action((options: { vendors?: number; products?: number }) =>
      withDatabase(async ({ database, config }) => {
        await database.migrate();
        if (options.vendors === undefined && options.products === undefined) {
          await seedDemo(database.db, config, say);
          return;
        }
        const stores = options.vendors ?? Math.max(1, Math.round((options.products ?? 0) / 100));
        const products = options.products ?? stores * 100;
        if (products < stores)
          throw new OperatorError("The number of products must be at least the number of stores.");
        const bar = progressBar("products", products);
        const result = await seedLarge(database, {
          stores,
          products,
          now: new Date(),
          onProgress: (done) => bar.update(done),
        });
        bar.stop();
        if (result === null)
          throw new OperatorError("The database already has stores; seed requires an empty one.");
        say(
          `Created ${result.stores} stores and ${result.products} products in ${result.seconds.toFixed(0)} s: ` +
            `${Math.round(result.products / result.seconds)} products per second, peak memory ${result.peakMegabytes} MB`,
        );
      }),
    );

  program
    .command("migrate")
    .description("applies pending migrations without holding up requests; run it before a new release starts")
    .option("--status", "only list migrations; exits with 1 if some are pending")
    .action((options: { status?: true }) =>
      withDatabase(async ({ database }) => {
        if (options.status === true) process.exitCode = (await migrationStatus(database, say)) ? 0 : 1;
        else await migrateDatabase(database, say);
      }),
    );

  const user = program.command("user").description("manages accounts: create, list, block, roles and stores");
  user
    .command("list")
    .description("lists accounts, newest first")
    .option("--role <role>", ACCOUNT_ROLES.join(", "))
    .option("--search <text>", "text within an e-mail address or name")
    .option("--limit <number>", "maximum number", wholeNumber, 50)
    .option("--json", "one JSON object per line")
    .action((options: { role?: string; search?: string; limit: number; json?: true }) =>
      withDatabase(({ database }) => listUsers(database.db, options, say)),
    );
  user
    .command("create")
    .description("creates an account with a verified address")
    .argument("<email>")
    .requiredOption("--first-name <name>")
    .requiredOption("--last-name <name>")
    .option("--role <role>", ACCOUNT_ROLES.join(", "), "user")
    .option(
      "--password-stdin",
      "read the password from standard input; otherwise one is generated and shown once",
    )
    .action(
      (email: string, options: { firstName: string; lastName: string; role: string; passwordStdin?: true }) =>
        withDatabase(({ database }) => createUser(database.db, email, options, say)),
    );
  user
    .command("role")
    .description("changes the role of an account")
    .argument("<email>")
    .argument("<role>", ACCOUNT_ROLES.join(", "))
    .action((email: string, role: string) =>
      withDatabase(({ database }) => setRole(database.db, email, role, say)),
    );
  user
    .command("block")
    .description("blocks an account and ends its sessions")
    .argument("<email>")
    .option("--undo", "unblock it")
    .action((email: string, options: { undo?: true }) =>
      withDatabase(({ database }) => blockUser(database.db, email, options.undo !== true, say)),
    );
  user
    .command("staff")
    .description("makes an account staff of a store")
    .argument("<email>")
    .argument("<store>", "the store's id")
    .option("--role <role>", STORE_ROLES.join(", "), "owner")
    .option("--remove", "remove it from the staff")
    .action((email: string, store: string, options: { role: string; remove?: true }) =>
      withDatabase(({ database }) =>
        setStaff(database.db, email, store, options.remove === true ? null : options.role, say),
      ),
    );
  user
    .command("password")
    .description("sets a new password and ends all sessions of the account")
    .argument("<email>")
    .option("--password-stdin", "read it from standard input; otherwise one is generated and shown once")
    .action((email: string, options: { passwordStdin?: true }) =>
      withDatabase(({ database }) => setPassword(database.db, email, options, say)),
    );
  user
    .command("remove-second-factor")
    .description("turns off the second factor of an account that lost its app and recovery codes")
    .argument("<email>")
    .action((email: string) => withDatabase(({ database }) => removeSecondFactor(database.db, email, say)));

  addStoreCommands(program);

  const dead = program
    .command("dead")
    .description("manages jobs and mails that failed too often: list, retry, discard");
  dead
    .command("list")
    .description("lists them with their last error, the oldest first")
    .action(() => withDatabase(({ database }) => listDeadLetters(database.db, say)));
  for (const [act, description] of [
    ["retry", "runs a job or sends a mail again, with all its tries"],
    ["discard", "deletes a job or mail, once a person has done its work"],
  ] as const) {
    dead
      .command(act)
      .description(description)
      .argument("<name>", "as listed, such as job-12 or mail-34, or all")
      .action((name: string) =>
        withDatabase(({ database }) => settleDeadLetters(database.db, act, name, say)),
      );
  }
  return program;
}

try {
  await commands().parseAsync();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof CommanderError) {
    // Commander has printed the message; the exit code is 0 for --help.
    process.exitCode = error.exitCode;
  } else if (
    error instanceof OperatorError ||
    error instanceof ConfigError ||
    error instanceof DataFolderInUse ||
    error instanceof DatabaseUnusable
  ) {
    process.stderr.write(`✗ ${error.message}\n`);
  } else if (sqlState(error) === UNDEFINED_TABLE) {
    process.stderr.write("✗ The database lacks tables. Create them first: npm run panel -- migrate\n");
  } else {
    process.stderr.write(`✗ ${describeError(error)}\n`);
  }
}

#!/usr/bin/env node
import { run } from "../dist/conformance/cli.js";

process.exitCode = await run(process.argv.slice(2));

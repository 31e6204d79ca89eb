// `npm run pnpm -- <command>`: runs the pinned pnpm, for its reports (`licenses`, `sbom`, `why`) and for changing
// dependencies.

import { spawnSync } from "node:child_process";

const { status } = spawnSync("pnpm", process.argv.slice(2), { stdio: "inherit" });
process.exit(status ?? 1);

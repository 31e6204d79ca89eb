// `npm run pnpm -- <command>`: the pinned pnpm, for what it lists (`licenses`, `sbom`, `why`) and for changing dependencies.

import { spawnSync } from "node:child_process";

const { status } = spawnSync("pnpm", process.argv.slice(2), { stdio: "inherit" });
process.exit(status ?? 1);

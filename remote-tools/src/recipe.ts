// What a team's rspack.config.ts imports.

export { type BuildOptions, type PackageBuild, remoteBuild } from "../../rspack.config.base.ts";

// Exports for a team's rspack.config.ts.

export { type BuildOptions, type PackageBuild, remoteBuild } from "../../rspack.config.base.ts";

import { type BuildOptions, remoteBuild } from "../rspack.config.base.ts";

export default (options?: BuildOptions) => remoteBuild(import.meta.dirname, options);

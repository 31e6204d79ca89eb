import { type BuildOptions, shellBuild } from "../rspack.config.base.ts";

export default (options?: BuildOptions) => shellBuild(import.meta.dirname, options);

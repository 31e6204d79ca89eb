/** The bundler's alias of the developed remote. */
declare module "developed/remote" {
	const remote: import("@hub/shared-contracts/remote/remote").Remote;
	export default remote;
}

interface ImportMeta {
	/** https://rspack.rs/api/runtime-api/hmr */
	readonly webpackHot?: { accept(module: string, changed: () => void): void };
}

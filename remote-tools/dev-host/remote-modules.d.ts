// The bundler aliases these modules to the developed remote.

declare module "looked-at/remote" {
	const remote: import("@hub/shared-contracts/remote/remote").Remote;
	export default remote;
}

declare module "looked-at/server" {
	const server: import("@hub/shared-contracts/remote/remote-server").RemoteServer;
	export default server;
}

declare module "looked-at/rows" {
	export const sampleRows: import("@hub/content-model/testing/memory-content").MemoryRows;
}

interface ImportMeta {
	/** https://rspack.rs/api/runtime-api/hmr */
	readonly webpackHot?: { check(autoApply: boolean): Promise<readonly unknown[] | null> };
}

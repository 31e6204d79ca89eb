// What the shell gives to remotes: one instance of each shared module, as Module Federation's runtime takes it.

import * as runtime from "@hub/shared-contracts/remote/runtime";
import * as i18next from "i18next";
import * as react from "react";
import * as reactJsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as sharedRouter from "./shared-router.client.ts";

/** The exact version of each shared module by specifier, written in by the build (build/shared-modules.ts). */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** A module by the specifier that remotes ask for. */
const MODULES: Readonly<Record<string, unknown>> = {
	react,
	"react/jsx-runtime": reactJsxRuntime,
	"react-dom": reactDom,
	"react-router": sharedRouter,
	i18next,
	"@hub/shared-contracts/remote/runtime": runtime,
};

/** A shared module: its exact version, and what gives it. */
export interface SharedModule {
	readonly version: string;
	readonly lib: () => unknown;
	readonly shareConfig: { readonly singleton: true; readonly eager: true; readonly requiredVersion: string };
}

/** The shared modules by specifier. */
export function sharedModules(): Record<string, SharedModule> {
	return Object.fromEntries(
		Object.entries(SHARED_VERSIONS).map(([name, version]) => [
			name,
			{ version, lib: () => MODULES[name], shareConfig: { singleton: true, eager: true, requiredVersion: version } },
		]),
	);
}

// Modules that remotes get from the shell: one instance each, in the form of Module Federation's runtime.

import * as runtime from "@hub/shared-contracts/remote/runtime";
import * as i18next from "i18next";
import * as react from "react";
import * as reactJsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as sharedRouter from "./shared-router.client.ts";

/** Exact version of each shared module by specifier, inserted by the build (build/shared-modules.ts). */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const MODULES: Readonly<Record<string, unknown>> = {
	react,
	"react/jsx-runtime": reactJsxRuntime,
	"react-dom": reactDom,
	"react-router": sharedRouter,
	i18next,
	"@hub/shared-contracts/remote/runtime": runtime,
};

export interface SharedModule {
	readonly version: string;
	readonly lib: () => unknown;
	readonly shareConfig: { readonly singleton: true; readonly eager: true; readonly requiredVersion: string };
}

export function sharedModules(): Record<string, SharedModule> {
	return Object.fromEntries(
		Object.entries(SHARED_VERSIONS).map(([name, version]) => [
			name,
			{ version, lib: () => MODULES[name], shareConfig: { singleton: true, eager: true, requiredVersion: version } },
		]),
	);
}

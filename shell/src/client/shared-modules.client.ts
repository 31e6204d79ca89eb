// What the shell gives to remotes: one instance of each shared module, as Module Federation has it in a share scope.

import * as runtime from "@hub/shared-contracts/remote/runtime";
import { satisfies } from "@hub/shared-contracts/remote/shared-version";
import * as i18next from "i18next";
import * as react from "react";
import * as reactJsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";

/** The exact version of each shared module by specifier, written in by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** A version of a shared module. */
export interface SharedVersion {
	/** What makes the module. */
	readonly get: () => () => unknown;
	readonly from: string;
	readonly eager: boolean;
	readonly loaded: 1;
}

/** Versions of modules, by specifier. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

const MODULES: Readonly<Record<string, unknown>> = {
	react,
	"react/jsx-runtime": reactJsxRuntime,
	"react-dom": reactDom,
	i18next,
	"@hub/shared-contracts/remote/runtime": runtime,
};

/** The shell's share scope, with one version of each module. */
export const shareScope: ShareScope = Object.fromEntries(
	Object.entries(SHARED_VERSIONS).map(([name, version]) => [
		name,
		{ [version]: { get: () => () => MODULES[name], from: "shell", eager: true, loaded: 1 } },
	]),
);

/** The module in a version within a range. @throws where the scope has none */
export function sharedModule(scope: ShareScope, name: string, range: string): unknown {
	const versions = Object.keys(scope[name] ?? {});
	const fitting = versions.find((version) => satisfies(version, range));
	const found = fitting && scope[name]?.[fitting];
	if (found) return found.get()();
	throw new Error(`A remote needs ${name} ${range}; the shell has ${versions.join(", ") || "none"}.`);
}

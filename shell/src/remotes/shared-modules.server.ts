// Modules that remotes get from the shell on the server, one instance each.

import type { SharedModules } from "@hub/releases/evaluate";
import * as runtime from "@hub/shared-contracts/remote/runtime";
import * as i18next from "i18next";
import React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import ReactDOM from "react-dom";
import * as reactRouter from "react-router";

/** By specifier, as in `build/shared-modules.ts`. */
export const sharedModules: SharedModules = {
	react: React,
	"react/jsx-runtime": jsxRuntime,
	"react-dom": ReactDOM,
	"react-router": reactRouter,
	i18next,
	"@hub/shared-contracts/remote/runtime": runtime,
};

// The browser's entry: evaluates the client bundle in two tasks, so that input is handled between them. Styles come
// first: their first rule orders the layers.

import "./styles.client.ts";

import { nextTask } from "./next-task.client.ts";

async function start(): Promise<void> {
	if (process.env.NODE_ENV === "development") await import(/* webpackMode: "eager" */ "./react-refresh.client.ts");
	// react-dom is half of all code, and creates errors while it is evaluated. Developer tools and Lighthouse parse a
	// script again for each of its functions on the stack of an error, so this script must not be on that stack.
	await nextTask();
	await import(/* webpackMode: "eager" */ "react-dom/client");
	await nextTask();
	const { hydrateDocument } = await import(/* webpackMode: "eager" */ "./main.tsx");
	await nextTask();
	await hydrateDocument();
}

void start();

// The browser's entry: evaluates the program in two tasks, so that a visitor's click is heard between them. The styles come first:
// their first rule puts the layers in order.

import "./styles.client.ts";

import { nextTask } from "./next-task.client.ts";

async function start(): Promise<void> {
	// Half of all code, and needed by the rest. On the stack of this script, the errors that React prepares while it is evaluated would
	// also make developer tools and Lighthouse parse the whole script again, once for each function on the stack.
	await nextTask();
	await import(/* webpackMode: "eager" */ "react-dom/client");
	await nextTask();
	const { hydrateDocument } = await import(/* webpackMode: "eager" */ "./main.tsx");
	await nextTask();
	await hydrateDocument();
}

void start();

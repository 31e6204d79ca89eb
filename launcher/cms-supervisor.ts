// Supervises Directus. While it is down, the site shows the content published until then.

import {
	type DirectusCommand,
	type DirectusProcess,
	pingUrl,
	respondsBeforeEnd,
	STOP_TIMEOUT_MS,
	spawnDirectus,
} from "@hub/cms/directus/directus-process";
import { type SupervisedService, supervise } from "./supervisor.ts";

/** Some tasks block Directus for a while, such as a large import, and no visitor waits for it. */
const HUNG_MS = 90_000;

/**
 * Starts Directus and supervises it.
 * @param report is called when it was killed or has ended, and when it runs again
 * @param hungMs time in ms after which it counts as hung
 * @throws StepError if the first start fails
 */
export function superviseCms(
	command: DirectusCommand,
	report: (text: string) => void,
	hungMs = HUNG_MS,
): Promise<SupervisedService> {
	let running: DirectusProcess | undefined;
	return supervise(
		{
			name: "The content service",
			spawn() {
				running = spawnDirectus("start", command);
				return running.child;
			},
			untilListening: (ended) => respondsBeforeEnd(command.port, ended),
			explainExit: async () => running?.explainExit(),
			healthUrl: pingUrl(command.port),
			hungMs,
			pausesMs: [500, 2_000, 10_000, 30_000],
			stableMs: 60_000,
			stopMs: STOP_TIMEOUT_MS,
		},
		report,
	);
}

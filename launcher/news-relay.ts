// Hands news of one process of the site to all others.

import type { SupervisedProcess } from "./supervised-process.ts";

/** Connects processes. */
export interface NewsRelay {
	/** Connects one, until it ends. */
	add(process: SupervisedProcess): void;
}

/** Makes a relay that connects none yet. */
export function createNewsRelay(): NewsRelay {
	const all = new Set<SupervisedProcess>();
	return {
		add(process) {
			all.add(process);
			process.onReport((report) => {
				if (report.kind !== "news") return;
				for (const other of all) if (other !== process && other.child.connected) other.order(report);
			});
			void process.gone.then(() => all.delete(process));
		},
	};
}

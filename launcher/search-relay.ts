// Hands questions of the site's processes to that of the search, and its replies back to who asked.

import type { Report } from "../shell/src/process/messages.ts";
import type { SupervisedProcess } from "./supervised-process.ts";

/** Connects those who ask with the one that answers. */
export interface SearchRelay {
	/** Takes what a process asks, until it ends. */
	addAsking(process: SupervisedProcess): void;
	/** Has a process answer from now on, until it ends. What it is asked before it listens waits for it. */
	answerBy(process: SupervisedProcess): void;
}

/** Makes a relay. While none answers, who asks is told so at once. */
export function createSearchRelay(): SearchRelay {
	let answering: SupervisedProcess | undefined;
	const waiting = new Map<number, { readonly from: SupervisedProcess; readonly by: SupervisedProcess; readonly number: number }>();
	let last = 0;

	const ask = ({ number, call }: Extract<Report, { kind: "call" }>, from: SupervisedProcess): void => {
		last += 1;
		if (!answering?.order({ kind: "call", number: last, call }))
			return void from.order({ kind: "reply", number, reply: undefined });
		waiting.set(last, { from, by: answering, number });
	};

	return {
		addAsking(process) {
			process.onReport((report) => report.kind === "call" && ask(report, process));
			void process.gone.then(() => {
				for (const [key, { from }] of waiting) if (from === process) waiting.delete(key);
			});
		},
		answerBy(process) {
			answering = process;
			process.onReport((report) => {
				if (report.kind !== "reply") return;
				const asked = waiting.get(report.number);
				waiting.delete(report.number);
				asked?.from.order({ kind: "reply", number: asked.number, reply: report.reply });
			});
			void process.gone.then(() => {
				if (answering === process) answering = undefined;
				for (const [key, { from, by, number }] of waiting) {
					if (by !== process) continue;
					waiting.delete(key);
					from.order({ kind: "reply", number, reply: undefined });
				}
			});
		},
	};
}

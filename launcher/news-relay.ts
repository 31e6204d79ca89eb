// Hands news of one process of the site to all others and to the search, and tells it when they have heard.

import type { News, Report } from "../shell/src/process/messages.ts";
import type { SupervisedProcess } from "./supervised-process.ts";

/**
 * How long, in ms, one process waits for the others: less than the content service waits for an answer to its report of a publish. One
 * that does not answer hangs, and is about to be ended; the report is then sent again.
 */
const PATIENCE = 1_200;

/** Connects processes. */
export interface NewsRelay {
	/**
	 * Connects one, until it ends.
	 * @param concerns whether news concern it; default: all do
	 */
	add(process: SupervisedProcess, concerns?: (news: News) => boolean): void;
}

/** Makes a relay that connects none yet. */
export function createNewsRelay(): NewsRelay {
	const all = new Map<SupervisedProcess, (news: News) => boolean>();
	const waiting = new Map<number, { readonly left: Set<SupervisedProcess>; settle(): void }>();
	let last = 0;

	const heard = (answer: number, by: SupervisedProcess) => {
		const wait = waiting.get(answer);
		if (wait?.left.delete(by) && wait.left.size === 0) wait.settle();
	};
	const pass = ({ news, number }: Extract<Report, { kind: "news" }>, from: SupervisedProcess) => {
		const others = [...all].flatMap(([other, concerns]) =>
			other !== from && other.child.connected && concerns(news) ? [other] : [],
		);
		if (number === undefined) {
			for (const other of others) other.order({ kind: "news", news });
			return;
		}
		last += 1;
		const answer = last;
		const left = new Set(others);
		const settle = () => {
			clearTimeout(late);
			waiting.delete(answer);
			from.order({ kind: "told", number, everyone: left.size === 0 });
		};
		const late = setTimeout(settle, PATIENCE);
		waiting.set(answer, { left, settle });
		for (const other of others) if (!other.order({ kind: "news", news, answer })) left.delete(other);
		if (left.size === 0) settle();
	};

	return {
		add(process, concerns = () => true) {
			all.set(process, concerns);
			process.onReport((report) => {
				if (report.kind === "news") pass(report, process);
				else if (report.kind === "heard") heard(report.answer, process);
			});
			void process.gone.then(() => {
				all.delete(process);
				// Nothing more is shown by one that is gone.
				for (const answer of [...waiting.keys()]) heard(answer, process);
			});
		},
	};
}

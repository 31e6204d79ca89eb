// Explains a failure that a visitor saw.

import { AdmissionError } from "../admission-error.ts";
import type { Failure } from "../failures.ts";
import type { Answer } from "./answer.ts";
import { moment } from "./table.ts";

/**
 * Returns the failures for a reference or a trace id.
 * @throws AdmissionError if there is none
 */
export async function explainFailure(
	find: (reference: string) => Promise<readonly Failure[]>,
	reference: string,
): Promise<Answer> {
	const failures = await find(reference);
	if (failures.length === 0)
		throw new AdmissionError(
			`Nothing is known of “${reference}”: it is ten letters and digits, or a trace id of 32, and the oldest failures go. The site's log may have it still.`,
		);
	const paragraphs = failures.map(({ at, side, kind, remote, version, route, trace, what }) =>
		[
			`${moment(at)}, ${kind} in the ${side}${route ? `, route ${route}` : ""}${remote ? `, ${remote} ${version ?? ""}`.trimEnd() : ""}`,
			what,
			...(trace ? [`Its trace id, as the logs of the site, of Directus and of the proxy have it: ${trace}`] : []),
			...(remote ? [`What was live then: npm run releases -- history ${remote}`] : []),
		].join("\n"),
	);
	return { text: paragraphs.join("\n\n"), json: { failures } };
}

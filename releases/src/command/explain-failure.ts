// Explains a failure that a visitor saw.

import { AdmissionError } from "../admission-error.ts";
import type { Failure } from "../failures.ts";
import type { CommandOutput } from "./command-output.ts";
import { moment } from "./table.ts";

/**
 * Returns the failures for a reference or a trace id.
 * @throws AdmissionError if there is none
 */
export async function explainFailure(
	find: (reference: string) => Promise<readonly Failure[]>,
	reference: string,
): Promise<CommandOutput> {
	const failures = await find(reference);
	if (failures.length === 0)
		throw new AdmissionError(
			`No failure is recorded for “${reference}”. A reference has ten letters and digits, a trace id 32. Old records are deleted; the site's log may still have it.`,
		);
	const paragraphs = failures.map(({ at, side, kind, remote, version, route, trace, what }) =>
		[
			`${moment(at)}, ${kind} in the ${side}${route ? `, route ${route}` : ""}${remote ? `, ${remote} ${version ?? ""}`.trimEnd() : ""}`,
			what,
			...(trace ? [`Trace id in the logs of the site, Directus and the proxy: ${trace}`] : []),
			...(remote ? [`To see what was live then: npm run releases -- history ${remote}`] : []),
		].join("\n"),
	);
	return { text: paragraphs.join("\n\n"), json: { failures } };
}

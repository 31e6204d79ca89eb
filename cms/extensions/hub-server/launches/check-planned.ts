// Checks planned launches in their last hour, and mails the problems once to the editor who planned it. The desk lists
// them too.

import type { HookExtensionContext } from "@directus/types";
import { z } from "zod";
import { renderMail } from "../../../mails/mail-layout.ts";
import { mailTexts, paragraphsOf } from "../../../mails/mail-messages.ts";
import { languageOf } from "../accounts/editor-language.ts";
import { enqueue, isEnqueued } from "../outbox/enqueue.ts";
import type { Site } from "../site/site.ts";
import { runInLocale } from "../wording/wording.ts";
import { type LaunchLine, linesOf } from "./launch-lines.ts";
import { type LaunchProblem, readLaunches } from "./launches-table.ts";
import { type MomentProblem, momentProblems } from "./moment-checks.ts";
import { plannerOf } from "./publish-due.ts";
import { publishTogether } from "./publish-together.ts";

/** Time before a launch in which it is checked, in ms. */
const LAST_HOUR_MS = 60 * 60_000;

const account = z.object({ email: z.string().nullable(), email_notifications: z.coerce.boolean() });

/**
 * Mails the problems of launches that are planned for the next hour, one mail for each launch and time.
 * @param now in ms
 */
export async function checkPlanned(
	context: HookExtensionContext,
	site: Site,
	studioUrl: string,
	now: number,
): Promise<void> {
	const { database } = context;
	const soon = await readLaunches(
		database,
		(query) => void query.where({ state: "planned" }).whereBetween("at", [now, now + LAST_HOUR_MS]),
	);
	for (const launch of soon) {
		const key = `launch/${launch.id}/${launch.at}`;
		const who = await plannerOf(context, launch);
		if (!who?.user || (await isEnqueued(database, key))) continue;
		const locale = await languageOf({ accountability: who, database, schema: null });
		const trial = await runInLocale(locale, () =>
			publishTogether(context, launch, { accountability: who, from: ["planned"], isTrial: true, now }),
		);
		const refusals = trial.kind === "refused" ? trial.problems : [];
		const lines = await linesOf(database, launch.id);
		const problems = await momentProblems(context, site, lines, launch.at ?? now);
		if (refusals.length + problems.length === 0) continue;
		const { email, email_notifications } = account.parse(
			await database("directus_users").where({ id: who.user }).first("email", "email_notifications"),
		);
		if (email === null || !email_notifications) continue;
		const t = mailTexts(locale);
		const subject = t("launch.subject", { name: launch.name });
		const content = renderMail({
			locale,
			heading: subject,
			paragraphs: paragraphsOf(t("launch.body", { name: launch.name })),
			facts: factsOf(lines, refusals, problems, t),
			action: {
				label: t("launch.action"),
				href: `${studioUrl.replace(/\/+$/, "")}/admin/hub-desk/launches/${launch.id}`,
			},
			footer: [t("footer.sender"), t("launch.footer")],
		});
		await enqueue(database, { key, to: email, subject, ...content });
	}
}

function factsOf(
	lines: readonly LaunchLine[],
	refusals: readonly LaunchProblem[],
	problems: readonly MomentProblem[],
	t: ReturnType<typeof mailTexts>,
) {
	const text = ({ kind, detail }: MomentProblem): string => {
		if (kind === "link") return t("launch.problem.link", { href: detail });
		return kind === "past"
			? t("launch.problem.past")
			: t("launch.problem.translation", { languages: detail.replaceAll(",", ", ") });
	};
	return lines.flatMap((line) => {
		const isOwn = (one: { collection: string; id: string }) => one.collection === line.collection && one.id === line.id;
		const gone = line.state === "gone" ? [t("launch.problem.gone")] : [];
		const texts = [
			...gone,
			...refusals.filter(isOwn).flatMap(({ messages }) => messages),
			...problems.filter(isOwn).map(text),
		];
		return texts.length === 0 ? [] : [{ label: line.name || line.id, value: texts.join("\n") }];
	});
}

/** @jsxImportSource #vue */

import { defineComponent, onMounted, ref, shallowRef } from "vue";
import { RouterLink } from "vue-router";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import { reasonOf } from "../studio/refusal.ts";
import { Button, Icon } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useEditorDeskTexts } from "./messages.ts";
import "../studio/unseen.css";

/** Maximum number of listed mentions; Studio's inbox has all of them. */
const LINES = 12;

const mention = z.object({
	id: z.number(),
	subject: z.string(),
	message: z.string().nullable(),
	item: z.string(),
	timestamp: z.string(),
});
const mentions = z.object({ data: z.array(mention) });

/** Comments that mention the signed-in editor, from Studio's inbox, until they are marked as done there or here. */
export const Mentions = defineComponent(() => {
	const t = useEditorDeskTexts();
	const formats = useFormats();
	const api = useContentService();
	const found = shallowRef<readonly z.infer<typeof mention>[]>([]);
	const problem = ref("");
	const attempt = (work: () => Promise<void>): void => {
		work().catch((error: unknown) => {
			problem.value = reasonOf(error);
		});
	};
	const read = async (): Promise<void> => {
		// Only people's notifications have a sender; `hub-server/comments` stores the entry's address as `item`.
		const filter = {
			recipient: { _eq: "$CURRENT_USER" },
			status: { _eq: "inbox" },
			sender: { _nnull: true },
			item: { _starts_with: "/" },
		};
		const params = { filter, fields: Object.keys(mention.shape), sort: "-timestamp", limit: LINES };
		found.value = mentions.parse((await api.get<unknown>("/notifications", { params })).data).data;
	};
	const finish = async (id: number): Promise<void> => {
		await api.patch(`/notifications/${id}`, { status: "archived" });
		await read();
	};
	onMounted(() => attempt(read));
	return () => (
		<section aria-labelledby="hub-desk-mentions">
			<h2 id="hub-desk-mentions">
				<Icon name="mark_chat_unread" small />
				{t("mentions")}
			</h2>
			{found.value.length === 0 && <p>{t("mentions.none")}</p>}
			<ul>
				{found.value.map(({ id, subject, message, item, timestamp }) => (
					<li key={id}>
						<RouterLink to={item}>{{ default: () => subject }}</RouterLink>
						<q>{message}</q>
						<span>{formats.moment(new Date(timestamp))}</span>
						<Button small secondary onClick={() => attempt(() => finish(id))}>
							{{
								default: () => (
									<>
										{t("mentions.done")}
										<span class="hub-unseen"> ({subject})</span>
									</>
								),
							}}
						</Button>
					</li>
				))}
			</ul>
			<div role="status">{problem.value}</div>
		</section>
	);
});

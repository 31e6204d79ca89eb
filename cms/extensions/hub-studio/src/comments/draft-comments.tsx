/** @jsxImportSource #vue */

import { useStores } from "@directus/extensions-sdk";
import { computed, defineComponent, ref, shallowRef, watch } from "vue";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import { person, personName } from "../studio/person.ts";
import { reasonOf } from "../studio/refusal.ts";
import { Button } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { editedVersion } from "../visibility/preview-links.ts";
import { useCommentTexts } from "./messages.ts";
import "./comments.css";

/** Maximum length of a comment in characters, without mentions; `hub-server/comments` allows 2,000 with them. */
const MAX_CHARACTERS = 1_800;

const account = person.extend({ id: z.string() });
type Account = z.infer<typeof account>;
const comment = z.object({
	id: z.string(),
	comment: z.string(),
	date_created: z.string(),
	user_created: account.nullable(),
});
const comments = z.object({ data: z.array(comment) });
const people = z.object({ data: z.array(account) });

/** The part of Studio's untyped stores that we use. */
interface StudioStores {
	useUserStore(): { readonly currentUser: { readonly id: string } | null };
}

/** Directus' comments beside a draft. Directus' own sidebar shows comments only while no draft is open. */
export const DraftComments = defineComponent({
	props: {
		collection: { type: String, required: true },
		/** `+` for a new entry. */
		primaryKey: { type: [String, Number], required: true },
		/** Studio's version that is being edited. */
		version: { type: Object, required: true },
	},
	setup(props) {
		const t = useCommentTexts();
		const formats = useFormats();
		const api = useContentService();
		const { useUserStore }: StudioStores = useStores() as never;
		const found = shallowRef<z.infer<typeof comments>["data"]>([]);
		const accounts = shallowRef<readonly Account[]>([]);
		const users = useUserStore();
		const colleagues = computed(() => accounts.value.filter(({ id }) => id !== users.currentUser?.id));
		const mentioned = ref<readonly string[]>([]);
		const text = ref("");
		const status = ref("");
		const isBusy = ref(false);

		/**
		 * The row that comments belong to: the entry, or the draft of a new one. `item` is empty while nothing is stored.
		 */
		const row = computed(() => {
			if (props.primaryKey !== "+") return { collection: props.collection, item: String(props.primaryKey) };
			const id = editedVersion.safeParse(props.version).data?.id ?? "+";
			return { collection: "directus_versions", item: id === "+" ? "" : id };
		});
		const attempt = async (work: () => Promise<string>): Promise<void> => {
			isBusy.value = true;
			try {
				status.value = await work();
			} catch (error) {
				status.value = t("failed", { reason: reasonOf(error) });
			}
			isBusy.value = false;
		};
		const read = async (): Promise<void> => {
			const { collection, item } = row.value;
			const fields = [
				"id",
				"comment",
				"date_created",
				...Object.keys(account.shape).map((name) => `user_created.${name}`),
			];
			const filter = { collection: { _eq: collection }, item: { _eq: item } };
			const params = { filter, fields, sort: "date_created", limit: -1 };
			found.value = item === "" ? [] : comments.parse((await api.get<unknown>("/comments", { params })).data).data;
		};
		const begin = async (): Promise<string> => {
			await read();
			const params = {
				fields: Object.keys(account.shape),
				filter: { status: { _eq: "active" } },
			};
			accounts.value = people.parse((await api.get<unknown>("/users", { params })).data).data;
			return "";
		};
		watch(
			() => row.value.item,
			() => void attempt(begin),
			{ immediate: true },
		);
		const send = (): Promise<void> =>
			attempt(async () => {
				// Directus recognises a mention by the space before it.
				const mentions = mentioned.value.map((id) => ` @${id}`).join("");
				await api.post("/comments", { ...row.value, comment: `${mentions} ${text.value.trim()}` });
				text.value = "";
				mentioned.value = [];
				await read();
				return t("sent");
			});
		const shown = (written: string): string =>
			accounts.value.reduce((words, one) => words.replaceAll(`@${one.id}`, `@${personName(one)}`), written).trim();
		return () =>
			row.value.item !== "" && (
				<details class="hub-comments">
					<summary>{t("comments", { count: found.value.length })}</summary>
					<ul>
						{found.value.map((one) => (
							<li key={one.id}>
								<strong>{personName(one.user_created) || t("gone")}</strong>,{" "}
								{formats.moment(new Date(one.date_created))}
								<blockquote>{shown(one.comment)}</blockquote>
							</li>
						))}
					</ul>
					<label>
						{t("comment")}
						<textarea
							rows={3}
							maxlength={MAX_CHARACTERS}
							value={text.value}
							onInput={({ target }) => {
								if (target instanceof HTMLTextAreaElement) text.value = target.value;
							}}
						/>
					</label>
					<fieldset>
						<legend>{t("mention")}</legend>
						{colleagues.value.map((one) => (
							<label key={one.id}>
								<input
									type="checkbox"
									checked={mentioned.value.includes(one.id)}
									onChange={() => {
										const others = mentioned.value.filter((id) => id !== one.id);
										mentioned.value = others.length < mentioned.value.length ? others : [...others, one.id];
									}}
								/>{" "}
								{personName(one)}
							</label>
						))}
					</fieldset>
					<Button small disabled={isBusy.value || text.value.trim() === ""} onClick={() => void send()}>
						{{ default: () => t("send") }}
					</Button>
					<div role="status">{status.value}</div>
				</details>
			);
	},
});

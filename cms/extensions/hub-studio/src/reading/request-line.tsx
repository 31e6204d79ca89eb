/** @jsxImportSource #vue */

import { defineComponent, nextTick, type PropType, ref } from "vue";
import { Button } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useReadingTexts } from "./messages.ts";
import type { ReadingRequest } from "./read-requests.ts";

/** Maximum length of an answer, in characters, as in `hub-server/comments`. */
const MOST = 1_000;

/** One request above the form: who asks whom, what was said, and what can be done. */
export const RequestLine = defineComponent({
	props: {
		request: { type: Object as PropType<ReadingRequest>, required: true },
		/** The account whose form it is. */
		me: { type: String, required: true },
		isBusy: Boolean,
	},
	emits: { show: () => true, answer: (_: string) => true, finish: () => true },
	setup(props, { emit }) {
		const t = useReadingTexts();
		const formats = useFormats();
		const isAnswering = ref(false);
		const text = ref("");
		const field = ref<HTMLTextAreaElement>();
		const nameOf = (id: string | null): string => props.request.people[id ?? ""] || t("gone");
		const summary = (): string => {
			const names = { asker: nameOf(props.request.asker), reader: nameOf(props.request.reader) };
			if (props.request.reader === props.me) return t("line.you", names);
			return props.request.asker === props.me ? t("line.yours", names) : t("line.others", names);
		};
		const moment = (at: number) => formats.moment(new Date(at));
		const begin = async (): Promise<void> => {
			isAnswering.value = true;
			await nextTick();
			field.value?.focus();
		};
		const send = (): void => {
			const words = text.value.trim();
			if (words === "") {
				field.value?.focus();
				return;
			}
			emit("answer", words);
			isAnswering.value = false;
			text.value = "";
		};
		const button = (label: string, act: () => void, secondary = true) => (
			<Button small secondary={secondary} disabled={props.isBusy} onClick={act}>
				{{ default: () => label }}
			</Button>
		);
		return () => {
			const { id, place, at, answers, done } = props.request;
			return (
				<li id={`hub-reading-${id}`} tabindex={-1}>
					<p>
						<strong>{summary()}</strong>, {moment(at)}
					</p>
					<blockquote>{props.request.text}</blockquote>
					{answers.length > 0 && (
						<ul>
							{answers.map((answer) => (
								<li key={answer.id}>
									{t("by", { name: nameOf(answer.by), date: moment(answer.at) })}
									<blockquote>{answer.text}</blockquote>
								</li>
							))}
						</ul>
					)}
					{done && <p>{t("done.by", { name: nameOf(done.by), date: moment(done.at) })}</p>}
					{isAnswering.value ? (
						<div class="hub-reading-form">
							<label class="hub-reading-wide">
								{t("answer.text")}
								<textarea
									ref={field}
									rows={2}
									maxlength={MOST}
									value={text.value}
									onKeydown={({ key }: KeyboardEvent) => {
										if (key === "Escape") isAnswering.value = false;
									}}
									onInput={({ target }) => {
										if (target instanceof HTMLTextAreaElement) text.value = target.value;
									}}
								/>
							</label>
							<div class="hub-reading-buttons">
								{button(t("answer.send"), send, false)}
								{button(t("answer.cancel"), () => {
									isAnswering.value = false;
								})}
							</div>
						</div>
					) : (
						<div class="hub-reading-buttons">
							{place && button(t("show"), () => emit("show"))}
							{!done && button(t("answer"), () => void begin())}
							{!done && button(t("done"), () => emit("finish"))}
						</div>
					)}
				</li>
			);
		};
	},
});

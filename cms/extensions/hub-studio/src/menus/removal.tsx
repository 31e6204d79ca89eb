/** @jsxImportSource #vue */

import { defineComponent, onMounted, type PropType, ref } from "vue";
import { Button, Icon } from "../studio/studio-components.ts";
import type { MenuLink } from "./menu-tree.ts";
import { useMenuTexts } from "./messages.ts";

/** What is to be removed: one link, or a heading with all links below it. */
export interface Removal {
	readonly kind: "link" | "group";
	/** What it is called. */
	readonly name: string;
	/** Menu and language, in words. */
	readonly place: string;
	/** The links that go. */
	readonly links: readonly MenuLink[];
	/** The heading that goes with the last link below it. */
	readonly heading?: string;
}

/** Asks whether links are to be removed, and says what goes with them. It opens as it is shown. */
export const RemovalQuestion = defineComponent({
	props: {
		removal: { type: Object as PropType<Removal>, required: true },
		/** It is being removed. */
		busy: Boolean,
	},
	emits: { cancel: () => true, confirm: () => true },
	setup(props, { emit }) {
		const t = useMenuTexts();
		const dialog = ref<HTMLDialogElement>();
		onMounted(() => {
			dialog.value?.showModal();
			// What cannot be taken back is not one press of a key away.
			dialog.value?.querySelector("button")?.focus();
		});
		/** Studio takes Escape for itself, so that the dialog does not hear of it. */
		const press = (event: KeyboardEvent): void => {
			if (event.key !== "Escape") return;
			event.preventDefault();
			event.stopPropagation();
			emit("cancel");
		};
		const what = () => {
			const { kind, links, heading } = props.removal;
			if (kind === "group")
				return (
					<>
						<p>{t("goesGroup", { count: links.length })}</p>
						<ul>
							{links.map((link) => (
								<li key={link.id}>{link.label || t("unnamed")}</li>
							))}
						</ul>
					</>
				);
			return heading ? <p>{t("goesHeading", { heading })}</p> : undefined;
		};
		return () => {
			const { kind, name, place } = props.removal;
			return (
				<dialog
					ref={dialog}
					class="hub-menu-removal"
					aria-labelledby="hub-menu-removal-title"
					aria-describedby="hub-menu-removal-text"
					onKeydown={press}
					onCancel={(event: Event) => {
						event.preventDefault();
						emit("cancel");
					}}
				>
					<h2 id="hub-menu-removal-title">
						<Icon name="delete" /> {t(kind === "group" ? "askGroup" : "askLink", { name })}
					</h2>
					<div id="hub-menu-removal-text">
						<p>{place}</p>
						{what()}
						<p>{t("stays")}</p>
					</div>
					<div class="hub-menu-removal-buttons">
						<Button secondary disabled={props.busy} onClick={() => emit("cancel")}>
							{{ default: () => t("cancel") }}
						</Button>
						<Button disabled={props.busy} onClick={() => emit("confirm")}>
							{{ default: () => t("remove") }}
						</Button>
					</div>
				</dialog>
			);
		};
	},
});

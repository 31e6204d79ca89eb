/** @jsxImportSource #vue */

import { defineComponent, onMounted, type PropType, ref } from "vue";
import { Button, Icon } from "../studio/studio-components.ts";
import type { MenuLink } from "./menu-tree.ts";
import { useMenuTexts } from "./messages.ts";

/** Links to be removed: a single one, or a group with all its links. */
export interface Removal {
	readonly kind: "link" | "group";
	/** Label of the link or group. */
	readonly name: string;
	readonly place: string;
	readonly links: readonly MenuLink[];
	/** Group that disappears with its last link. */
	readonly heading?: string;
}

/** Asks for confirmation and lists what will be removed. The dialog opens when it is rendered. */
export const RemovalDialog = defineComponent({
	props: {
		removal: { type: Object as PropType<Removal>, required: true },
		/** True while the links are being removed. */
		busy: Boolean,
	},
	emits: { cancel: () => true, confirm: () => true },
	setup(props, { emit }) {
		const t = useMenuTexts();
		const dialog = ref<HTMLDialogElement>();
		onMounted(() => {
			dialog.value?.showModal();
			// Focuses “Cancel”, because the removal cannot be undone.
			dialog.value?.querySelector("button")?.focus();
		});
		/** Studio handles Escape, so the dialog does not receive it. */
		const handleKey = (event: KeyboardEvent): void => {
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
					onKeydown={handleKey}
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

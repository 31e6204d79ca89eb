/** @jsxImportSource #vue */

import { defineComponent, ref, shallowRef } from "vue";
import { RouterLink } from "vue-router";
import type { EntryUse } from "../../../hub-server/uses/entry-uses.ts";
import { useUsesTexts } from "./messages.ts";
import { useUses } from "./read-uses.ts";
import "./uses.css";

export const EntryUses = defineComponent({
	props: {
		collection: { type: String, required: true },
		primaryKey: { type: [String, Number], default: "+" },
	},
	setup(props) {
		const t = useUsesTexts();
		const read = useUses();
		const uses = shallowRef<readonly EntryUse[]>();
		const state = ref<"closed" | "loading" | "ready" | "failed">("closed");
		/** Reads the uses each time the section is opened, because others edit meanwhile. */
		const toggle = async (event: Event): Promise<void> => {
			if (!(event.target instanceof HTMLDetailsElement) || !event.target.open) return;
			state.value = "loading";
			uses.value = await read(props.collection, String(props.primaryKey));
			state.value = uses.value ? "ready" : "failed";
		};
		const line = ({ collection, id, name, status, locale, how }: EntryUse) => (
			<li key={`${collection}/${id}`}>
				<RouterLink to={`/content/${collection}/${id}`}>{{ default: () => name }}</RouterLink>{" "}
				<span>
					{[locale, t(how), ...(status === "" || status === "published" ? [] : [t("notLive")])]
						.filter(Boolean)
						.join(" · ")}
				</span>
			</li>
		);
		return () =>
			props.primaryKey === "+" ? undefined : (
				<details class="hub-uses" onToggle={(event: Event) => void toggle(event)}>
					<summary class="type-label">{t("title")}</summary>
					<div role="status">
						{state.value === "loading" && t("loading")}
						{state.value === "failed" && t("failed")}
						{state.value === "ready" && uses.value?.length === 0 && t("none")}
					</div>
					{state.value === "ready" && <ul>{(uses.value ?? []).map(line)}</ul>}
				</details>
			);
	},
});

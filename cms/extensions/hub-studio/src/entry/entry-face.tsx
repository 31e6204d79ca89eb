/** @jsxImportSource #vue */

import type { EntryChoice } from "@hub/content-model/cms/entry-choice";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import type { FunctionalComponent } from "vue";
import { Icon } from "../studio/studio-components.ts";

interface EntryFaceProps {
	readonly choice: EntryChoice;
	/** What stands below its name. */
	readonly about: string;
	/** The address of its picture; undefined where it has none. */
	readonly picture: string | undefined;
}

const iconOf = (name: string): string =>
	collections.find((one): one is CollectionDefinition => one.collection === name)?.icon ?? "article";

/** An entry as it is recognised: its picture, its name, and what there is to know before it is chosen. */
export const EntryFace: FunctionalComponent<EntryFaceProps> = ({ choice, about, picture }) => (
	<>
		<span class="hub-entry-picture" aria-hidden="true">
			{picture ? <img src={picture} alt="" loading="lazy" width={40} height={40} /> : <Icon name={iconOf(choice.collection)} />}
		</span>
		<span class="hub-entry-words">
			<span class="hub-entry-name" lang={choice.locale || undefined}>
				{choice.name}
			</span>
			<span class={["hub-entry-about", choice.status !== "published" && "hub-entry-unpublished"]}>{about}</span>
		</span>
	</>
);
EntryFace.props = ["choice", "about", "picture"];

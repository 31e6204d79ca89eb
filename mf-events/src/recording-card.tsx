import { CardPicture } from "@hub/shared-contracts/remote/card-picture";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Card } from "@hub/shared-ui/card/card";
import { type MetaItem, MetaList } from "@hub/shared-ui/card/meta-list";
import { Cover } from "@hub/shared-ui/cover/cover";
import type { ListedRecording } from "./listed-recording.ts";
import { useEventMessages } from "./messages.ts";

interface RecordingCardProps {
	readonly listed: ListedRecording;
	readonly headingLevel?: 2 | 3;
}

/** A recording in a list: topic, length and language. */
export function RecordingCard({ listed: { recording, date, length }, headingLevel = 3 }: RecordingCardProps) {
	const t = useEventMessages();
	const href = useRuntime().href("recording", { slug: recording.slug });
	const facts: MetaItem[] = [
		...(length ? [{ icon: "play" as const, label: t("recording.length"), text: length }] : []),
		{ icon: "calendar", label: t("recording.date"), text: date },
		{ icon: "globe", label: t("fact.language"), text: t(`language.${recording.language}`) },
	];
	return (
		<Card
			href={href}
			title={recording.title}
			headingLevel={headingLevel}
			eyebrow={t(`topic.${recording.topic}`)}
			text={recording.description}
			cover={recording.cover ? <CardPicture id={recording.cover} /> : <Cover seed={recording.key} tone="plum" />}
			meta={<MetaList items={facts} direction="row" />}
		/>
	);
}

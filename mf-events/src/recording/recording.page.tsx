import { pictureHref } from "@hub/shared-contracts/content/picture";
import { RichText, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { MetaList } from "@hub/shared-ui/card/meta-list";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { Prose } from "@hub/shared-ui/text/prose";
import { useLoaderData } from "react-router";
import { useEventMessages } from "../messages.ts";
import { FilePlayer } from "./file-player.tsx";
import { ProviderRecording } from "./provider-recording.tsx";
import type { RecordingData } from "./recording.loader.ts";
import styles from "./recording.module.css";
import { RecordingStill } from "./recording-still.tsx";

/** Page of a recording: video, chapters beside it, and the transcript. */
export default function RecordingPage() {
	const { recording, listed, chapters, event, embedded } = useLoaderData<RecordingData>();
	const t = useEventMessages();
	const { href } = useRuntime();
	const { title, description, topic, language, video, transcript } = recording;
	const trail = [
		{ label: t("events.title"), href: href("events") ?? "" },
		{ label: t("recordings.title"), href: href("recordings") ?? "" },
	].filter((step) => step.href !== "");
	return (
		<>
			<PageHead
				breadcrumb={<Breadcrumb label={t("breadcrumb")} items={trail} />}
				eyebrow={t(`topic.${topic}`)}
				title={title}
				description={description}
				meta={
					<MetaList
						direction="row"
						items={[
							...(listed.length ? [{ icon: "play" as const, label: t("recording.length"), text: listed.length }] : []),
							{ icon: "calendar", label: t("recording.date"), text: listed.date },
							{ icon: "globe", label: t("fact.language"), text: t(`language.${language}`) },
						]}
					/>
				}
			/>
			<Section compact>
				{video.kind === "file" ? (
					<FilePlayer
						title={title}
						still={<RecordingStill recording={recording} />}
						poster={recording.cover && pictureHref(recording.cover, "card-2x")}
						file={video.file}
						captions={video.captions}
						chapters={chapters}
					/>
				) : (
					embedded && (
						<div className={styles.provider}>
							<ProviderRecording title={title} still={<RecordingStill recording={recording} />} embedded={embedded} />
						</div>
					)
				)}
				{event && (
					<p className={styles.event}>
						<span>{t("recording.event")}</span> <a href={event.href}>{event.title}</a>
					</p>
				)}
			</Section>
			{transcript.html !== "" && (
				<Section id="transcript" heading={t("recording.transcript")} tone="surface" layout="split">
					<Prose>
						<RichText value={transcript} />
					</Prose>
				</Section>
			)}
		</>
	);
}

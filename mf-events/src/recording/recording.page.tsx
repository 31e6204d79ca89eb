import { PICTURE_SIZES, pictureHref } from "@hub/shared-contracts/content/picture";
import type { EmbeddedVideo } from "@hub/shared-contracts/provider-video/embedded-video";
import { RichText, useRuntime, useService } from "@hub/shared-contracts/remote/runtime";
import { MetaList } from "@hub/shared-ui/card/meta-list";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { Prose } from "@hub/shared-ui/text/prose";
import { ProviderVideo } from "@hub/shared-ui/video/provider-video";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { useEventMessages } from "../messages.ts";
import { FilePlayer } from "./file-player.tsx";
import type { RecordingData } from "./recording.loader.ts";
import styles from "./recording.module.css";

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

interface ProviderRecordingProps {
	readonly title: string;
	readonly still: ReactNode;
	readonly embedded: EmbeddedVideo;
}

/** A provider's video behind a consent gate, or a link if its address is no video (VD-5, CN-5). */
function ProviderRecording({ title, still, embedded: { video, host, href, words } }: ProviderRecordingProps) {
	const consent = useService("consent");
	if (!video)
		return (
			<ButtonLink href={href} rel="noreferrer" iconEnd="external">
				{words.link}
			</ButtonLink>
		);
	return (
		<ProviderVideo title={title} video={video} host={host} href={href} consent={consent} words={words} still={still} />
	);
}

/** Picture until the video is played: an editor's, else a computed one. */
function RecordingStill({ recording: { key, cover } }: Pick<RecordingData, "recording">) {
	if (!cover) return <Cover seed={key} tone="plum" density="head" />;
	// The same file as the poster, so that it is loaded once.
	return <img src={pictureHref(cover, "card-2x")} alt="" {...PICTURE_SIZES["card-2x"]} />;
}

// Draws a video and encodes it as WebM. Runs in the page that `make-videos.ts` opens, beside the encoder's library.

const width = 1280;
const height = 720;
const framesPerSecond = 10;
const colours = { paper: "#fbfaf6", ink: "#0d1a2b", soft: "#4a5868", line: "#dcdfe0", signal: "#c8431f" };
const fields = ["#0a5f63", "#cfe3e1", "#e9dcc3", "#d9c7d6", "#c9d9e6", "#dfe7d3"];

/** @returns the video's bytes in base64 */
window.makeVideo = async ({ key, title, scenes, fonts }) => {
	for (const [family, source] of [
		["Headings", fonts.headings],
		["Text", fonts.text],
	])
		document.fonts.add(await new FontFace(family, `url(${source})`, { weight: "200 800" }).load());
	const canvas = Object.assign(document.querySelector("canvas"), { width, height });
	const context = canvas.getContext("2d");
	const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = window.Mediabunny;
	const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
	const source = new CanvasSource(canvas, { codec: "vp9", bitrate: 70_000, keyFrameInterval: 8 });
	output.addVideoTrack(source, { frameRate: framesPerSecond });
	await output.start();
	let frame = 0;
	for (const [index, scene] of scenes.entries()) {
		const frames = scene.seconds * framesPerSecond;
		for (let at = 0; at < frames; at++) {
			drawScene(context, { key, title, scene, index, of: scenes.length, progress: at / frames });
			await source.add(frame / framesPerSecond, 1 / framesPerSecond);
			frame += 1;
		}
	}
	await output.finalize();
	let binary = "";
	for (const byte of new Uint8Array(output.target.buffer)) binary += String.fromCharCode(byte);
	return btoa(binary);
};

function drawScene(context, { key, title, scene, index, of, progress }) {
	const grown = Math.min(1, progress * 4);
	const eased = 1 - (1 - grown) ** 3;
	context.fillStyle = colours.paper;
	context.fillRect(0, 0, width, height);
	drawFields(context, `${key} ${index}`, eased);
	context.fillStyle = colours.soft;
	context.font = "500 26px Text";
	context.fillText(title, 72, 96);
	context.fillStyle = colours.ink;
	context.globalAlpha = eased;
	context.font = "700 62px Headings";
	const lines = wrap(context, scene.title, 620);
	for (const [line, text] of lines.entries()) context.fillText(text, 72, 290 + line * 74);
	context.globalAlpha = 1;
	for (let step = 0; step < of; step++) {
		context.fillStyle = step <= index ? colours.signal : colours.line;
		context.fillRect(72 + step * 60, 180, 44, 6);
	}
}

/** Fields that touch along clean lines, with one arc from node to node: the house's picture of an exchange. */
function drawFields(context, seed, eased) {
	const random = randomFrom(seed);
	const left = 780;
	const split = left + 160 + random() * 180;
	const upper = 200 + random() * 160;
	const lower = 380 + random() * 160;
	const tones = [...fields].sort(() => random() - 0.5);
	for (const [tone, x, y, right, bottom] of [
		[tones[0], left, 0, split, upper],
		[tones[1], left, upper, split, height],
		[tones[2], split, 0, width, lower],
		[tones[3], split, lower, width, height],
	]) {
		context.fillStyle = tone;
		context.fillRect(x, y, right - x, bottom - y);
	}
	const from = { x: left + 70 + random() * 60, y: upper + 90 };
	const to = { x: width - 80 - random() * 60, y: lower - 90 };
	const bend = { x: split, y: Math.min(from.y, to.y) - 120 };
	context.strokeStyle = colours.signal;
	context.lineWidth = 6;
	context.beginPath();
	for (let at = 0; at <= eased; at += 0.02) {
		const point = onCurve(from, bend, to, at);
		if (at === 0) context.moveTo(point.x, point.y);
		else context.lineTo(point.x, point.y);
	}
	context.stroke();
	for (const node of [from, ...(eased === 1 ? [to] : [])]) {
		context.fillStyle = colours.ink;
		context.beginPath();
		context.arc(node.x, node.y, 15, 0, Math.PI * 2);
		context.fill();
	}
}

function onCurve(from, bend, to, at) {
	const rest = 1 - at;
	return {
		x: rest * rest * from.x + 2 * rest * at * bend.x + at * at * to.x,
		y: rest * rest * from.y + 2 * rest * at * bend.y + at * at * to.y,
	};
}

function wrap(context, text, most) {
	const lines = [""];
	for (const word of text.split(" ")) {
		const longer = `${lines.at(-1)} ${word}`.trim();
		if (context.measureText(longer).width <= most) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

/** The same numbers for the same word. */
function randomFrom(seed) {
	let state = 2166136261;
	for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) | 0;
		return (state >>> 0) / 2 ** 32;
	};
}

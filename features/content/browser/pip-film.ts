/** Moves a playing video to the picture-in-picture corner, which continues at the same position [POD-10]. */

export interface PipFilm {
  src: string;
  /** In seconds. */
  at: number;
  title: string;
  poster: string;
  captions: { src: string; language: string; label: string } | null;
}

declare global {
  interface WindowEventMap {
    'lapzarta:pip': CustomEvent<PipFilm>;
  }
}

/** @returns Whether the corner accepted the video. */
export function offerToPip(video: HTMLVideoElement): boolean {
  const [src = ''] = video.src.split('#');
  const track = video.querySelector('track');
  const detail: PipFilm = {
    src,
    at: video.currentTime,
    title: video.dataset.title ?? '',
    poster: video.poster,
    captions: track && { src: track.src, language: track.srclang, label: track.label },
  };
  return !dispatchEvent(new CustomEvent('lapzarta:pip', { detail, cancelable: true }));
}

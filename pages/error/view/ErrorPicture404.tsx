import styles from './ErrorPicture.module.css';

/** The middle digit of the status, which is the headline of the front page. */
const middleDigits = {
  404: 'M186 139.500c-14 0-22 11-22 31.500s8 31.500 22 31.500 22-11 22-31.500-8-31.500-22-31.500z',
  414: 'M168 153l20-20v76',
};

interface ErrorPicture404Props {
  status: keyof typeof middleDigits;
  label: string;
}

/** Illustration: a front page with an article cut out, which flies away as a paper plane. */
export function ErrorPicture404({ status, label }: ErrorPicture404Props) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 480 400"
      width="480"
      height="400"
      role="img"
      aria-label={label}
    >
      <g transform="rotate(-5 190 230)">
        <path className={styles.shade} d="M64 84h272v300H64z" />
        <path className={styles.paper} d="M50 70h272v300H50z" />
        <path className={styles.ink} d="M72 90h96v14H72z" />
        <path className={styles.line} d="M240 92h60M240 101h42" />
        <path d="M72 116h228" />
        <path
          className={styles.figures}
          d={`M128 209v-76L88 184.500h56${middleDigits[status]}M268 209v-76L228 184.500h56`}
        />
        <path
          className={styles.line}
          d="M72 230h104M72 244h104M72 258h96M72 272h104M72 286h100M72 300h104M72 314h88M72 328h104M72 342h64"
        />
        <path className={styles.cut} d="M192 226h108v124H192z" />
      </g>
      <path
        className={styles.trail}
        d="M262 276c60 6 104-22 100-58-3-28-38-30-42-6-4 26 44 30 66-4 12-18 16-34 17-46"
      />
      <Plane />
      <Scissors />
    </svg>
  );
}

function Plane() {
  return (
    <g>
      <path className={styles.paper} d="M458 58L360 96l42 18z" />
      <path className={styles.shade} d="M402 114l6 36 14-25z" />
      <path className={styles.paper} d="M458 58l-56 56 38 22z" />
      <path className={styles.line} d="M389 97l24-9M398 103l22-12M426 108l12 7M432 99l10 6" />
    </g>
  );
}

function Scissors() {
  return (
    <g transform="rotate(24 352 330)">
      <path className={styles.metal} d="M300 322l74 12-4 9zM300 344l74-12-4-9z" />
      <circle className={styles.accent} cx="392" cy="316" r="15" />
      <circle className={styles.accent} cx="392" cy="350" r="15" />
      <circle className={styles.paper} cx="392" cy="316" r="7" />
      <circle className={styles.paper} cx="392" cy="350" r="7" />
      <circle className={styles.ink} cx="366" cy="333" r="3" />
    </g>
  );
}

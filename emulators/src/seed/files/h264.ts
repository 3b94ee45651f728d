import { bits } from './bits.ts';
import { changedBlocks, type Frame, toFrame } from './frames.ts';
import { nalUnit } from './nal-unit.ts';
import type { Picture } from './picture.ts';

/**
 * Encodes H.264 without compression: macroblocks that changed are stored raw (I_PCM), the others are skipped. The
 * numbers in brackets are sections of the standard, ITU-T H.264.
 */

/** The two parameter sets that a player needs first, and the frames, each as one NAL unit. */
export interface Video {
  width: number;
  height: number;
  sequence: Buffer;
  picture: Buffer;
  frames: Buffer[];
}

const BASELINE = 66;
/** The flags of the constrained baseline profile, which every decoder supports. */
const CONSTRAINTS = 0xc0;
const LEVEL = 30;
const UNIT = { picture: 0x41, key: 0x65, sequence: 0x67, pictureParameters: 0x68 } as const;
const SLICE = { P: 5, I: 7 } as const;
/** The macroblock type I_PCM. In a P slice, five other types come before those of an I slice. */
const I_PCM = { I: 25, P: 30 } as const;
const FRAME_NUMBER_BITS = 4;

/** Encodes pictures of the same size as a video. Width and height must be multiples of 16. */
export function h264(pictures: readonly Picture[]): Video {
  const [first] = pictures;
  if (!first || first.width % 16 !== 0 || first.height % 16 !== 0) {
    throw new Error('a video needs pictures that are whole macroblocks of 16 dots');
  }
  const frames = pictures.map(toFrame);
  return {
    width: first.width,
    height: first.height,
    sequence: sequenceParameters(first.width / 16, first.height / 16),
    picture: pictureParameters(),
    frames: frames.map((frame, index) => slice(frame, frames[index - 1], index)),
  };
}

/** [7.3.2.1.1] */
function sequenceParameters(across: number, down: number): Buffer {
  const out = bits();
  out.put(BASELINE, 8);
  out.put(CONSTRAINTS, 8);
  out.put(LEVEL, 8);
  out.unsigned(0); // seq_parameter_set_id
  out.unsigned(FRAME_NUMBER_BITS - 4);
  out.unsigned(2); // pic_order_cnt_type: frames are shown in the order in which they come
  out.unsigned(1); // max_num_ref_frames
  out.put(0, 1); // gaps_in_frame_num_value_allowed_flag
  out.unsigned(across - 1);
  out.unsigned(down - 1);
  out.put(1, 1); // frame_mbs_only_flag
  out.put(1, 1); // direct_8x8_inference_flag
  out.put(0, 1); // frame_cropping_flag
  out.put(0, 1); // vui_parameters_present_flag
  return nalUnit(UNIT.sequence, out);
}

/** [7.3.2.2] */
function pictureParameters(): Buffer {
  const out = bits();
  out.unsigned(0); // pic_parameter_set_id
  out.unsigned(0); // seq_parameter_set_id
  out.put(0, 1); // entropy_coding_mode_flag: CAVLC
  out.put(0, 1); // bottom_field_pic_order_in_frame_present_flag
  out.unsigned(0); // num_slice_groups_minus1
  out.unsigned(0); // num_ref_idx_l0_default_active_minus1
  out.unsigned(0); // num_ref_idx_l1_default_active_minus1
  out.put(0, 1); // weighted_pred_flag
  out.put(0, 2); // weighted_bipred_idc
  out.signed(0); // pic_init_qp_minus26
  out.signed(0); // pic_init_qs_minus26
  out.signed(0); // chroma_qp_index_offset
  out.put(1, 1); // deblocking_filter_control_present_flag
  out.put(0, 1); // constrained_intra_pred_flag
  out.put(0, 1); // redundant_pic_cnt_present_flag
  return nalUnit(UNIT.pictureParameters, out);
}

/** [7.3.3, 7.3.4] The first frame in full; every other one as the changes since the frame before. */
function slice(frame: Frame, before: Frame | undefined, index: number): Buffer {
  const out = bits();
  out.unsigned(0); // first_mb_in_slice
  out.unsigned(before ? SLICE.P : SLICE.I);
  out.unsigned(0); // pic_parameter_set_id
  out.put(index % 2 ** FRAME_NUMBER_BITS, FRAME_NUMBER_BITS);
  if (before) {
    out.put(0, 1); // num_ref_idx_active_override_flag
    out.put(0, 1); // ref_pic_list_modification_flag_l0
    out.put(0, 1); // adaptive_ref_pic_marking_mode_flag
  } else {
    out.unsigned(0); // idr_pic_id
    out.put(0, 1); // no_output_of_prior_pics_flag
    out.put(0, 1); // long_term_reference_flag
  }
  out.signed(0); // slice_qp_delta
  out.unsigned(1); // disable_deblocking_filter_idc: nothing is smoothed
  let skipped = 0;
  for (const { changed, samples } of changedBlocks(frame, before)) {
    if (!changed) {
      skipped += 1;
      continue;
    }
    if (before) out.unsigned(skipped);
    skipped = 0;
    out.unsigned(before ? I_PCM.P : I_PCM.I);
    out.append(samples);
  }
  if (skipped > 0) out.unsigned(skipped);
  return nalUnit(before ? UNIT.picture : UNIT.key, out);
}

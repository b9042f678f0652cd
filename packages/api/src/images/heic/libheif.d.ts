/** What we call of libheif, as its build for WebAssembly has it: numbers are addresses in its memory. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export type Libheif = {
    /** Its memory; another object after it has grown. */
    readonly HEAPU8: Uint8Array
    _malloc(bytes: number): number
    _heif_context_alloc(): number
    _heif_context_read_from_memory_without_copy(
      error: number,
      context: number,
      bytes: number,
      size: number,
      options: 0
    ): void
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void
    _heif_image_handle_get_width(handle: number): number
    _heif_image_handle_get_height(handle: number): number
    _heif_image_handle_has_alpha_channel(handle: number): number
    _heif_image_handle_get_raw_color_profile_size(handle: number): number
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, profile: number): void
    _heif_image_handle_get_image_tiling(error: number, handle: number, turned: 1, tiling: number): void
    _heif_decoding_options_alloc(): number
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      space: number,
      chroma: number,
      options: number
    ): void
    _heif_image_handle_decode_image_tile(
      error: number,
      handle: number,
      image: number,
      space: number,
      chroma: number,
      options: number,
      column: number,
      row: number
    ): void
    _heif_image_get_width(image: number, channel: number): number
    _heif_image_get_height(image: number, channel: number): number
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number
    _heif_image_release(image: number): void
  }

  const open: (options: { print(line: string): void; printErr(line: string): void }) => Libheif
  export default open
}

export const en = {
  title: 'Invite',
  text: 'Whoever has this link may sit down.',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Send the link',
  code: 'A code with the link, for the camera of a phone',
};

export type InviteWords = typeof en;

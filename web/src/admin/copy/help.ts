/** The page "How to" (docs/product/admin-screens.md#how-to). It fits one printed page. */
export const helpCopy = {
  title: 'How to',
  text: 'The ten questions that come up most. Print this page and keep it by the phone.',
  print: 'Print this page',
  questions: [
    {
      question: 'How do I mark a home as leased, or as available from the 1st?',
      answer:
        'Open "Property list", find the home and press its availability, such as "Available now". Choose "Leased" for the home or a unit, or press "From the 1st", and save. Visitors see it seconds later.',
    },
    {
      question: 'How do I add a house with its photos?',
      answer:
        'Press "Add Property". Write a title and a description, choose "Single Family", add the photos and press "Create Property". If it is not finished, choose "Only the family (draft)" first.',
    },
    {
      question: 'How do I change the main photo?',
      answer: 'Edit the home, find the photo under "Property Images", press "Set as Primary" and save.',
    },
    {
      question: 'How do I change the description or another detail?',
      answer: 'Edit the home, change the text and press "Update Property". Visitors see nothing new until then.',
    },
    {
      question: 'How do I take a home off the site now?',
      answer:
        'Edit the home, choose "Only the family (draft)" and save. Visitors can no longer see it. To bring it back with everything it had, choose "Everyone" and save.',
    },
    {
      question: 'How do I add the units of a building?',
      answer:
        'Edit the building and press "Add Unit" below the form. When several are alike, add one and duplicate it: you type only the new unit numbers.',
    },
    {
      question: 'I made a mistake. How do I undo it?',
      answer:
        'Press "Undo" in the message, if it still shows. Later, open the home’s "History" or "Past changes", open the change, and press "Restore this version".',
    },
    {
      question: 'I deleted a home. Is it gone?',
      answer:
        'No. For 30 days it is in "Past changes", "Recently deleted". Press "Restore": photos and units return too.',
    },
    {
      question: 'How do I let someone else help?',
      answer:
        'Open "People", enter the email address and press "Send invitation". The invitation is valid for 7 days. You can also remove someone there. They lose access at once.',
    },
    {
      question: 'Which home was asked for most last month?',
      answer:
        'Open "Analytics". "Asked for most" lists the homes whose visitors applied, called, wrote or asked for directions most often in the last 30 days.',
    },
  ],
} as const
